// Stands in for the library OkHttp where samples are run: the calls that samples make, over a plain socket.
package okhttp3

import java.io.ByteArrayOutputStream
import java.io.Closeable
import java.io.File
import java.net.Socket
import java.net.URI
import java.util.Base64

object Credentials {
    fun basic(name: String, password: String) =
        "Basic " + Base64.getEncoder().encodeToString("$name:$password".toByteArray(Charsets.ISO_8859_1))
}

class MediaType(val text: String) {
    companion object {
        fun String.toMediaType() = MediaType(this)
    }
}

open class RequestBody(val bytes: ByteArray, val type: MediaType?) {
    companion object {
        fun ByteArray.toRequestBody(type: MediaType? = null) = RequestBody(this, type)

        /** As OkHttp does: a string without a charset gets one. */
        fun String.toRequestBody(type: MediaType? = null) =
            RequestBody(toByteArray(), type?.let { if ("charset" in it.text) it else MediaType(it.text + "; charset=utf-8") })

        fun File.asRequestBody(type: MediaType? = null) = RequestBody(readBytes(), type)
    }
}

class MultipartBody private constructor(bytes: ByteArray, type: MediaType) : RequestBody(bytes, type) {
    companion object {
        val FORM = MediaType("multipart/form-data")
    }

    class Builder {
        private val out = ByteArrayOutputStream()
        private var type = "multipart/mixed"

        fun setType(type: MediaType) = apply { this.type = type.text }

        fun addFormDataPart(name: String, value: String) =
            addFormDataPart(name, null, RequestBody(value.toByteArray(), null))

        fun addFormDataPart(name: String, fileName: String?, body: RequestBody) = apply {
            val file = if (fileName == null) "" else "; filename=${quoted(fileName)}"
            write("--stand-in\r\nContent-Disposition: form-data; name=${quoted(name)}$file\r\n")
            if (body.type != null) write("Content-Type: ${body.type.text}\r\n")
            write("\r\n")
            out.write(body.bytes)
            write("\r\n")
        }

        fun build(): MultipartBody {
            write("--stand-in--\r\n")
            return MultipartBody(out.toByteArray(), MediaType("$type; boundary=stand-in"))
        }

        private fun write(text: String) = out.write(text.toByteArray())

        private fun quoted(text: String) =
            "\"" + text.replace("\n", "%0A").replace("\r", "%0D").replace("\"", "%22") + "\""
    }
}

class Request private constructor(val url: URI, val method: String, val headers: List<Pair<String, String>>, val body: RequestBody?) {
    class Builder {
        private var url = ""
        private var method = "GET"
        private var body: RequestBody? = null
        private val headers = mutableListOf<Pair<String, String>>()

        fun url(url: String) = apply { this.url = url }

        fun method(method: String, body: RequestBody?) = apply {
            require(body == null || method != "GET" && method != "HEAD") { "method $method must not have a request body." }
            require(body != null || method !in listOf("POST", "PUT", "PATCH")) { "method $method must have a request body." }
            this.method = method
            this.body = body
        }

        fun header(name: String, value: String) = apply {
            require(value.all { it == '\t' || it in ' '..'~' }) { "unexpected character in the value of $name" }
            headers.removeAll { it.first.equals(name, true) }
            headers.add(name to value)
        }

        fun build() = Request(URI(url), method, headers, body)
    }
}

class ResponseBody(private val text: String) {
    fun string() = text

    fun charStream() = text.reader()
}

class Response(val body: ResponseBody?) : Closeable {
    override fun close() {}
}

class Call(private val request: Request) {
    fun execute(): Response {
        val url = request.url
        val path = url.rawPath + if (url.rawQuery == null) "" else "?" + url.rawQuery
        val type = request.body?.type
        val headers = request.headers.filter { type == null || !it.first.equals("content-type", true) }
        Socket(url.host, url.port).use { socket ->
            val out = ByteArrayOutputStream()
            fun line(text: String) = out.write((text + "\r\n").toByteArray())
            line("${request.method} $path HTTP/1.1")
            line("Host: ${url.host}:${url.port}")
            line("Connection: close")
            headers.forEach { line("${it.first}: ${it.second}") }
            if (type != null) line("Content-Type: ${type.text}")
            if (request.body != null) line("Content-Length: ${request.body.bytes.size}")
            line("")
            if (request.body != null) out.write(request.body.bytes)
            socket.getOutputStream().write(out.toByteArray())
            return Response(ResponseBody(socket.getInputStream().readBytes().toString(Charsets.UTF_8)))
        }
    }
}

class OkHttpClient {
    fun newCall(request: Request) = Call(request)
}
